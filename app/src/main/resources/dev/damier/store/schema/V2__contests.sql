-- A tournament or a class's contest: what was agreed, how far it is, and who runs it now (several servers may share a store).
create table contest (
    id varchar(64) not null primary key,
    terms text not null,
    owner varchar(64) not null,
    state varchar(16) not null,
    published integer not null,
    runner varchar(64) not null,
    runner_until bigint not null,
    created bigint not null,
    touched bigint not null
);
create index contest_touched on contest (touched);
create table contest_entrant (
    contest varchar(64) not null references contest (id),
    number integer not null,
    name varchar(64) not null,
    word text not null,
    token varchar(64) not null,
    primary key (contest, number)
);
-- Games that were played, never changed; test runs have numbers below zero.
create table contest_game (
    contest varchar(64) not null references contest (id),
    number integer not null,
    record text not null,
    at bigint not null,
    primary key (contest, number)
);
