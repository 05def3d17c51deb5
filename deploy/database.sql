-- Run once by the postgres image, as the superuser of a new database server. The service gets a role that owns its own
-- database and nothing else. The superuser loses its password, so that it can only log in from inside the container.
\getenv password POSTGRES_PASSWORD
create role an_nhi login nosuperuser nocreatedb nocreaterole noreplication password :'password';
create database an_nhi owner an_nhi;
\connect an_nhi
create extension unaccent;
create extension pg_trgm;
alter role postgres password null;
