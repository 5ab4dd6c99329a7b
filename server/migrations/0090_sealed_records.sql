alter table erasure
  -- Longer than anybody can be brought back: the law of a country wants the originals kept, sealed.
  add column sealed_until timestamptz,
  -- Name of that country.
  add column sealed_for text not null default '';
