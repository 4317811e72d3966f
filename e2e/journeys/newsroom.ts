import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { startPostgresServer } from '../../scripts/starter/system/postgres-server.ts';
import { openAdmin, signInToAdmin } from '../publishing/admin.ts';
import type { Backend } from '../publishing/backend.ts';
import { type Fleet, startFleet } from '../support/fleet.ts';

export interface Person {
	name: string;
	page: Page;
	context: BrowserContext;
}

/** A separate backend and site with editors. `backend` is its REST API with the administrator's session. */
export interface Newsroom {
	admin: string;
	site: string;
	backend: Backend;
	/** Creates an account and signs it in, in a separate browser context with the account's language. */
	addPerson(
		name: string,
		account: { role: string; languages?: string[]; language?: 'da' },
	): Promise<Person>;
	/** The site's response to a path, without following redirects. */
	fetchPage(path: string): Promise<{ status: number; text: string }>;
	/** Leaves the open form, and waits until the document is saved and unlocked. */
	leave(person: Person): Promise<void>;
	close(): Promise<void>;
}

const password = 'three-quiet-herons-wade';

/** Starts backend and site: on a copy of the demo content in SQLite, or on a new database of PostgreSQL with the demo content. */
export async function startNewsroom(
	browser: Browser,
	database: 'sqlite' | 'postgres',
): Promise<Newsroom> {
	const postgres = database === 'postgres' ? await startPostgresServer() : null;
	let fleet: Fleet;
	try {
		fleet = await startFleet({
			nodes: 1,
			...(postgres
				? { database: 'new', environment: { DATABASE_URL: postgres.database('newsroom') } }
				: {}),
		});
	} catch (cause) {
		await postgres?.stop();
		throw cause;
	}
	const backend = await fleet.signIn();
	const currentPassword = fleet.backend.environment.SEED_ADMIN_PASSWORD;
	const admin = `${fleet.backend.origin}/admin`;
	const site = fleet.nodes[0]?.origin ?? '';
	const contexts: BrowserContext[] = [];
	return {
		admin,
		site,
		backend,
		addPerson: async (name, account) => {
			const email = `${name.toLowerCase()}@example.com`;
			await backend.create('users', { name, email, password, currentPassword, ...account });
			const context = await browser.newContext({
				viewport: { width: 1440, height: 900 },
				...(account.language ? { locale: 'da-DK' } : {}),
			});
			contexts.push(context);
			const page = await context.newPage();
			await signInToAdmin(page, { email, password }, fleet.backend.origin);
			return { name, page, context };
		},
		fetchPage: async (path) => {
			const response = await fetch(site + path, { redirect: 'manual' });
			return { status: response.status, text: await response.text() };
		},
		leave: async ({ page }) => {
			await openAdmin(page, admin);
			await expect.poll(() => backend.count('payload-locked-documents', '')).toBe(0);
		},
		close: async () => {
			for (const context of contexts) await context.close();
			await fleet.close();
			await postgres?.stop();
		},
	};
}
