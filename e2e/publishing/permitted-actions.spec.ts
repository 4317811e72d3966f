import { expect, type Page, test } from '@playwright/test';
import { newAccount, openAdmin, selectRows, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';

type Action = 'create' | 'update' | 'publish' | 'trash' | 'delete' | 'import' | 'export';
/** The backend's table of rights. */
type Rights = Record<string, Record<string, Partial<Record<Action, string>>>>;
// Imported by its URL, because its own imports need the types of the backend.
const rightsModule = new URL('../../apps/backend/src/access/rights.ts', import.meta.url).href;
const { rights }: { rights: Rights } = await import(rightsModule);

const admin = `${process.env.E2E_BACKEND_URL}/admin`;

/** The actions of buttons and links in lists and forms, by their English names. */
const actionPatterns: readonly (readonly [RegExp, Action])[] = [
	[/^(create|new$)/i, 'create'],
	[/^bulk upload$/i, 'create'],
	[/^duplicate/i, 'create'],
	[/^(save|save draft|edit|edit all)$/i, 'update'],
	[/^(publish|unpublish|schedule)/i, 'publish'],
	[/^(delete|move to trash|restore)/i, 'trash'],
	[/^import/i, 'import'],
	[/^download .*csv/i, 'export'],
];

type OfferedActions = (readonly [Action, string])[];

/** The actions of visible buttons and links on the screen, with their names. */
async function offeredActions(page: Page): Promise<OfferedActions> {
	const names = await page
		.locator('main, .collection-list, .popup__content, [class*=list-selection]')
		.locator('button, a, [role=button], [role=menuitem]')
		.evaluateAll((elements) =>
			elements
				.filter((element) => element.checkVisibility() && !element.hasAttribute('disabled'))
				// Tabs beside the form are not actions, although some have the same names.
				.filter((element) => element.getAttribute('role') !== 'tab')
				.map(
					(element) => (element.textContent?.trim() || element.getAttribute('aria-label')) ?? '',
				),
		);
	return [...new Set(names)].flatMap((name) =>
		actionPatterns
			.filter(([pattern]) => pattern.test(name))
			.map(([, action]) => [action, name] as const),
	);
}

const actions = async (page: Page) => (await offeredActions(page)).map(([action]) => action);

const collections = ['pages', 'redirects'] as const;
/** Authors may not publish; translators have rights in some locales only. */
const roles = ['author', 'translator'];

/** True if a role may perform an action in a locale; a translator only in `da`. Trash and delete share one button. */
function isPermitted(role: string, entity: string, action: Action, locale: string): boolean {
	const rule = rights[entity]?.[role];
	const extent = rule?.[action] ?? (action === 'trash' ? rule?.delete : undefined);
	return extent === 'languages' ? locale === 'da' : extent !== undefined;
}

let backend: Backend;
const cleanups: (() => Promise<unknown>)[] = [];
test.beforeEach(async () => {
	backend = await signIn();
});
test.afterEach(() => Promise.all(cleanups.splice(0).map((cleanup) => cleanup())));

/** Creates a document that no other test opens, because a document opened by a colleague cannot be selected. */
async function newDocument(entity: (typeof collections)[number]): Promise<number> {
	const name = `offered-${crypto.randomUUID()}`;
	const fields = {
		pages: { title: name, slug: name, _status: 'published' },
		redirects: { from: `/${name}`, locale: 'en', status: '301', to: { url: '/about' } },
	};
	const { id } = await backend.create(entity, fields[entity]);
	cleanups.push(() => backend.remove(entity, id));
	return id;
}

for (const role of roles)
	test(`lists and forms offer ${role}s only the actions that they may perform`, {
		tag: role === 'author' ? [] : '@everything',
	}, async ({ page }) => {
		const languages = role === 'translator' ? { languages: ['da'] } : {};
		await signInToAdmin(page, await newAccount({ name: 'Rikke', role, ...languages }));
		for (const entity of collections) {
			const id = await newDocument(entity);
			for (const locale of ['en', 'da'])
				await test.step(`${entity} in ${locale}`, async () => {
					const isExpected = (action: Action) => isPermitted(role, entity, action, locale);
					const forbidden = (offered: OfferedActions) =>
						offered.filter(([action]) => !isExpected(action));
					await openAdmin(
						page,
						`${admin}/collections/${entity}?where[id][equals]=${id}&locale=${locale}`,
					);
					if (isExpected('create')) await expect.poll(() => actions(page)).toContain('create');
					if ((await page.locator('thead input[type=checkbox]').count()) > 0)
						await selectRows(page);
					expect(forbidden(await offeredActions(page))).toEqual([]);
					await openAdmin(page, `${admin}/collections/${entity}/${id}?locale=${locale}`);
					if (entity === 'pages' && isExpected('publish'))
						await expect.poll(() => actions(page)).toContain('publish');
					const menu = page.locator('.doc-controls__popup .popup-button');
					if ((await menu.count()) > 0) await menu.click();
					expect(forbidden(await offeredActions(page))).toEqual([]);
				});
		}
	});
