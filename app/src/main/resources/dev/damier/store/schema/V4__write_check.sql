-- One row, replaced by each check that data can be stored.
create table write_check (
    id varchar(64) not null,
    content text not null
);
