/** One text for each key of an area of the default catalogue: none missing, none made up. */
export type Texts<Area> = { readonly [Key in keyof Area]: string };
