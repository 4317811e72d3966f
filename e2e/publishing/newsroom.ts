import type { Browser, BrowserContext, Page } from '@playwright/test';
import { startPostgresServer } from '../../scripts/starter/system/postgres-server.ts';
import { type Fleet, startFleet } from '../support/fleet.ts';
import { signInToAdmin } from './admin.ts';
import type { Backend } from './backend.ts';

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
	/** Creates an account and signs it in, in a separate browser context. */
	addPerson(name: string, account: object): Promise<Person>;
	close(): Promise<void>;
}

const password = 'three-quiet-herons-wade';

/** Starts backend and site on a new PostgreSQL database with the demo content. */
export async function startNewsroom(browser: Browser): Promise<Newsroom> {
	const postgres = await startPostgresServer();
	let fleet: Fleet;
	try {
		const environment = { DATABASE_URL: postgres.database('newsroom') };
		fleet = await startFleet({ nodes: 1, database: 'new', environment });
	} catch (cause) {
		await postgres.stop();
		throw cause;
	}
	const backend = await fleet.signIn();
	const currentPassword = fleet.backend.environment.SEED_ADMIN_PASSWORD;
	const admin = `${fleet.backend.origin}/admin`;
	const contexts: BrowserContext[] = [];
	return {
		admin,
		site: fleet.nodes[0]?.origin ?? '',
		backend,
		addPerson: async (name, account) => {
			const email = `${name.toLowerCase()}@example.com`;
			await backend.create('users', { name, email, password, currentPassword, ...account });
			const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
			contexts.push(context);
			const page = await context.newPage();
			await signInToAdmin(page, { email, password }, fleet.backend.origin);
			return { name, page, context };
		},
		close: async () => {
			for (const context of contexts) await context.close();
			await fleet.close();
			await postgres.stop();
		},
	};
}
