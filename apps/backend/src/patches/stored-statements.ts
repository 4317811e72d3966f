import Database from 'libsql';
import { LRUCache } from 'lru-cache';
import { limits } from '../platform/limits.ts';
import { processMemory } from '../platform/process-memory.ts';

type Connection = InstanceType<typeof Database>;
type Statement = Database.Statement<unknown[]>;

const patch = processMemory('stored-statements', () => ({ isThere: false }));
const statementsOf = new WeakMap<Connection, LRUCache<string, Statement>>();

/** Statements whose columns no other statement of this kind changes. */
const isStorable = (sql: string) => /^\s*(select|insert|update|delete|with)\b/i.test(sql);
const changesSchema = (sql: string) => /^\s*(create|alter|drop)\b/i.test(sql);

function statementsIn(connection: Connection): LRUCache<string, Statement> {
	const existing = statementsOf.get(connection);
	if (existing) return existing;
	const empty = new LRUCache<string, Statement>({ max: limits.database.statements });
	statementsOf.set(connection, empty);
	return empty;
}

/** A statement that failed may be left in the middle of its work, so it is not used again. */
function forgetWhenItFails(statement: Statement, forget: () => void): Statement {
	const guarded =
		(execute: (...parameters: unknown[]) => unknown) =>
		(...parameters: unknown[]) => {
			try {
				return execute.apply(statement, parameters);
			} catch (cause) {
				forget();
				throw cause;
			}
		};
	return Object.assign(statement, {
		run: guarded(statement.run),
		all: guarded(statement.all),
	});
}

/**
 * Makes every connection to SQLite prepare a statement once and use it again. The client prepares each one anew and leaves some 40 KB
 * outside of JavaScript's memory to the garbage collector, which does not know of them: 10,000 requests held 400 MB.
 *
 * Upstream: https://github.com/tursodatabase/libsql-js/issues/153. Test: `test/upstream/sources.test.ts`.
 */
export function storePreparedStatements(): void {
	if (patch().isThere) return;
	patch().isThere = true;
	const { prepare } = Database.prototype;
	Object.assign(Database.prototype, {
		prepare(this: Connection, sql: string): Statement {
			if (changesSchema(sql)) statementsOf.delete(this);
			if (!isStorable(sql)) return prepare.call(this, sql);
			const statements = statementsIn(this);
			const existing = statements.get(sql);
			if (existing) return existing;
			const statement = forgetWhenItFails(prepare.call(this, sql), () => statements.delete(sql));
			statements.set(sql, statement);
			return statement;
		},
	});
}
