/** True for what those are refused with who waited for the database in vain: SQLite's lock, or a turn of this program. */
export const isRefused = (error: unknown): boolean =>
	error instanceof Error &&
	(error instanceof NoTurn ||
		('code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_BUSY')) ||
		isRefused(error.cause));

/** No turn came in time. */
export class NoTurn extends Error {
	override name = 'NoTurn';
	constructor() {
		super('Too many transactions at once');
	}
}
