/** What the fields of events, and the parameters of prompts and refusals, mean: the engine says it for each game. */

/** A meaning ("seat", "component", "place", "spot", "track", "item", "word:<prefix>"), or those inside an object. */
export type FieldType = string | { [field: string]: FieldType };
export type FieldTypes = Record<string, FieldType>;

export interface MessageFields {
  /** By the kind of event. */
  events: Record<string, FieldTypes>;
  parameters: FieldTypes;
}
