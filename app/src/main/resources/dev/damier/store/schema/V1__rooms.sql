-- Types that SQLite and PostgreSQL both know. Times are milliseconds since 1970.
create table room (
    id varchar(64) not null primary key,
    terms text not null,
    created bigint not null,
    touched bigint not null
);
create index room_touched on room (touched);
-- What was done, never changed: a room is played again from these.
create table room_action (
    room varchar(64) not null references room (id),
    seq integer not null,
    seat integer not null,
    verb varchar(32) not null,
    args text not null,
    at bigint not null,
    primary key (room, seq)
);
