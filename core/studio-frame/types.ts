export type Field = Readonly<{
  tag: number;
  name: string;
  /** A scalar of Protocol Buffers, or `package.Name` of a message or enum. */
  type: string;
  /** Fields that share this name exclude each other. */
  oneof?: string;
  repeated?: true;
}>;

export type Messages = Readonly<Record<string, readonly Field[]>>;
export type Enums = Readonly<Record<string, readonly string[]>>;
