-- What films won in championships that were called off no longer counts in their records.
update film_records as r set
  points = r.points - s.points, wins = r.wins - s.wins, draws = r.draws - s.draws, losses = r.losses - s.losses,
  vote_difference = r.vote_difference - s.difference, championships = r.championships - s.championships
from (
  select s.film_id, sum(s.points) as points, sum(s.wins) as wins, sum(s.draws) as draws, sum(s.losses) as losses,
    sum(s.votes_for - s.votes_against) as difference, count(*) as championships
  from tournaments t
  join standings s on s.tournament_id = t.id and s.match_day =
    (select max(last.match_day) from standings last where last.tournament_id = t.id)
  where t.is_public and t.cancelled_at is not null
  group by s.film_id
) as s
where s.film_id = r.film_id;--> statement-breakpoint
delete from film_records where championships = 0;
