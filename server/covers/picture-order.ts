import type { PictureFormat } from './render';

export interface PictureOrder {
  id: number;
  svg: string;
  format: PictureFormat;
  budget: number | undefined;
}

export type PictureResponse = { id: number; picture: Uint8Array } | { id: number; problem: string };
