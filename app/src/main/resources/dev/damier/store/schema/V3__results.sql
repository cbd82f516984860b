-- The best that each player did on a board of the day.
create table daily_result (
    day varchar(10) not null,
    game varchar(64) not null,
    player varchar(64) not null,
    name varchar(64) not null,
    cost integer not null,
    millis bigint not null,
    moves text not null,
    at bigint not null,
    primary key (day, game, player)
);
-- Answers that are proved; the key is a hash of game, position, engine and options.
create table solution (
    id varchar(64) not null primary key,
    game varchar(64) not null,
    position text not null,
    engine varchar(64) not null,
    version varchar(64) not null,
    record text not null,
    at bigint not null
);
create index solution_at on solution (at);
-- What people asked to be kept, such as a finished analysis or an experiment.
create table kept_page (
    id varchar(64) not null primary key,
    kind varchar(32) not null,
    content text not null,
    at bigint not null
);
create index kept_page_at on kept_page (at);
