import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- A device belongs to a child of its own parent, and a subscription to a device of its own parent.
    drop index tre_em_of_parent;
    alter table tre_em add constraint tre_em_of_parent unique (ma_phu_huynh, ma_tre_em);
    alter table thiet_bi
      drop constraint thiet_bi_ma_tre_em_fkey,
      add constraint thiet_bi_of_own_child foreign key (ma_phu_huynh, ma_tre_em)
        references tre_em (ma_phu_huynh, ma_tre_em) on delete cascade;

    drop index thiet_bi_of_parent;
    alter table thiet_bi add constraint thiet_bi_of_parent unique (ma_phu_huynh, nguoi_dung_id);
    alter table goi_dich_vu
      drop constraint goi_dich_vu_nguoi_dung_id_fkey,
      add constraint goi_dich_vu_on_own_device foreign key (ma_phu_huynh, nguoi_dung_id)
        references thiet_bi (ma_phu_huynh, nguoi_dung_id) on delete restrict;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table goi_dich_vu
      drop constraint goi_dich_vu_on_own_device,
      add constraint goi_dich_vu_nguoi_dung_id_fkey foreign key (nguoi_dung_id) references thiet_bi on delete restrict;
    alter table thiet_bi drop constraint thiet_bi_of_parent;
    create index thiet_bi_of_parent on thiet_bi (ma_phu_huynh, nguoi_dung_id);

    alter table thiet_bi
      drop constraint thiet_bi_of_own_child,
      add constraint thiet_bi_ma_tre_em_fkey foreign key (ma_tre_em) references tre_em on delete cascade;
    alter table tre_em drop constraint tre_em_of_parent;
    create index tre_em_of_parent on tre_em (ma_phu_huynh, ma_tre_em);
  `)
}
