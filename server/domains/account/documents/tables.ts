import type { Generated } from 'kysely';
import type { DocumentKind, DocumentSide, DocumentState, FileType, RejectReason } from '#contract/fields/document';
import type { Stamp } from '#server/database/core-tables';

export interface DocumentsTable {
  id: string;
  player_id: number;
  kind: DocumentKind;
  state: Generated<DocumentState>;
  reason: RejectReason | null;
  created_at: Stamp;
  decided_at: Date | null;
  decided_by: string | null;
  /** YYYY-MM-DD. */
  valid_until: Generated<string | null>;
}

export interface DocumentFilesTable {
  document_id: string;
  side: DocumentSide;
  name: string;
  size: number;
  type: FileType;
  /** How many bytes are stored, from the first on. */
  received: Generated<number>;
}

/** Contents, stored in the uploaded parts. */
export interface DocumentPartsTable {
  document_id: string;
  side: DocumentSide;
  /** The offset of the first byte in the whole file. */
  starts_at: number;
  data: Buffer;
}

export interface DocumentTables {
  documents: DocumentsTable;
  document_files: DocumentFilesTable;
  document_parts: DocumentPartsTable;
}
