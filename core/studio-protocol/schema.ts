export type Field = Readonly<{
  tag: number;
  name: string;
  /** A Protocol Buffers scalar, or the `package.Name` of a message or enum. */
  type: string;
  /** At most one field of each `oneof` group is set. */
  oneof?: string;
  repeated?: true;
}>;

/** Fields by message type (`package.Name`). */
export type Messages = Readonly<Record<string, readonly Field[]>>;
/** Value names by enum type (`package.Name`). */
export type Enums = Readonly<Record<string, readonly string[]>>;
