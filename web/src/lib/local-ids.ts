/** Tables of this device are known by their ids; those of the server are shorter. */
export const isLocal = (table: string | undefined): boolean => table?.startsWith('local-') ?? false;
