/**
 * Fields of a row that deliberately say something else than the source. `source` is what the source says, in the words of
 * `npm run firmware:drift`; once it says something new, the row is reported again. The field `row` is for a row that the
 * source does not have.
 */
export type Differs = Readonly<Record<string, Readonly<{ source: string; because: string }>>>;
