/**
 * Fields of a row that deliberately differ from the firmware's source, with the reason. `source` is what the source says, as
 * `npm run firmware:drift` prints it. If the source changes, the difference is reported again. The field `row` is for a row
 * that the source doesn't have.
 */
export type Differs = Readonly<Record<string, Readonly<{ source: string; because: string }>>>;
