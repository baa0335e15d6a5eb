/** Why the server cannot start on its database. The message is one sentence for the person at the terminal. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem';
}

/** Another live server holds the data folder. */
export class DataFolderInUse extends DatabaseProblem {
  override name = 'DataFolderInUse';
  constructor(folder: string, owner: number) {
    super(`The data folder ${folder} is in use by another server (process ${owner}); stop it or set DATA_DIR.`);
  }
}

/** The database has migrations that this release doesn't know. */
export class DatabaseNewer extends DatabaseProblem {
  override name = 'DatabaseNewer';
  constructor(unknown: string[]) {
    super(`The database is newer than this release (it holds ${unknown.join(', ')}); start the newer release instead.`);
  }
}

/** A migration was edited after it had been applied. */
export class MigrationChanged extends DatabaseProblem {
  override name = 'MigrationChanged';
  constructor(name: string) {
    super(`The migration ${name} was changed after it had been applied here; restore it and add a new one instead.`);
  }
}

/** No server responds at the address, or it refuses the connection. The address is shown without its password. */
export class DatabaseUnreachable extends DatabaseProblem {
  override name = 'DatabaseUnreachable';
  constructor(url: string, reason: string) {
    const { host, pathname } = new URL(url);
    super(`The database at ${host}${pathname} cannot be reached: ${reason}.`);
  }
}

/** The embedded PostgreSQL can't run on this machine or didn't start. */
export class EmbeddedPostgresFailed extends DatabaseProblem {
  override name = 'EmbeddedPostgresFailed';
}
