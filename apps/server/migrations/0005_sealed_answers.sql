-- Answers kept before are readable by anybody who has the table; from now on they are sealed.
DELETE FROM "idempotency_keys";
