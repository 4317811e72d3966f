import { expect, type Page, test } from '@playwright/test';
import { chooseRows, newAccount, openAdmin, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';

type Action = 'create' | 'update' | 'publish' | 'trash' | 'delete' | 'import' | 'export';
/** The table of rights, as the backend has it. */
type Rights = Record<string, Record<string, Partial<Record<Action, string>>>>;
// By its address: the types of what it imports are the backend's.
const table = new URL('../../apps/backend/src/access/rights.ts', import.meta.url).href;
const { rights }: { rights: Rights } = await import(table);

const admin = `${process.env.E2E_BACKEND_URL}/admin`;

/** What a button or link of a list or form does, by its name in English. */
const actionOf: readonly (readonly [RegExp, Action])[] = [
	[/^create/i, 'create'],
	[/^bulk upload$/i, 'create'],
	[/^duplicate/i, 'create'],
	[/^(save|save draft|edit|edit all)$/i, 'update'],
	[/^(publish|unpublish|schedule)/i, 'publish'],
	[/^(delete|move to trash|restore)/i, 'trash'],
	[/^import/i, 'import'],
	[/^download .*csv/i, 'export'],
];

type Offers = (readonly [Action, string])[];

/** What visible buttons and links of the screen would do, with the words that offer it. */
async function offers(page: Page): Promise<Offers> {
	const names = await page
		.locator('main, .collection-list, .popup__content, [class*=list-selection]')
		.locator('button, a, [role=button], [role=menuitem]')
		.evaluateAll((elements) =>
			elements
				.filter((element) => element.checkVisibility() && !element.hasAttribute('disabled'))
				// A tab beside the form offers no action, whatever its name.
				.filter((element) => element.getAttribute('role') !== 'tab')
				.map(
					(element) => (element.textContent?.trim() || element.getAttribute('aria-label')) ?? '',
				),
		);
	return [...new Set(names)].flatMap((name) =>
		actionOf.filter(([pattern]) => pattern.test(name)).map(([, action]) => [action, name] as const),
	);
}

const actions = async (page: Page) => (await offers(page)).map(([action]) => action);

const collections = ['pages', 'redirects'] as const;
/** Those whose rights differ most: by language, and without publishing. */
const roles = ['author', 'translator'];

/** Whether somebody may do something of a kind in a language: a translator in their own, `da`. Putting into the trash and deleting are one button. */
function mayDo(role: string, entity: string, action: Action, locale: string): boolean {
	const rule = rights[entity]?.[role];
	const extent = rule?.[action] ?? (action === 'trash' ? rule?.delete : undefined);
	return extent === 'languages' ? locale === 'da' : extent !== undefined;
}

let backend: Backend;
const remove: (() => Promise<unknown>)[] = [];
test.beforeEach(async () => {
	backend = await signIn();
});
test.afterEach(() => Promise.all(remove.splice(0).map((one) => one())));

/** A document that nobody else opens: what a colleague has open can't be selected. */
async function newDocument(entity: (typeof collections)[number]): Promise<number> {
	const name = `offered-${crypto.randomUUID()}`;
	const fields = {
		pages: { title: name, slug: name, _status: 'published' },
		redirects: { from: `/${name}`, locale: 'en', status: '301', to: { url: '/about' } },
	};
	const { id } = await backend.create(entity, fields[entity]);
	remove.push(() => backend.remove(entity, id));
	return id;
}

for (const role of roles)
	test(`lists and forms offer ${role}s what they may do, and nothing else`, async ({ page }) => {
		const languages = role === 'translator' ? { languages: ['da'] } : {};
		await signInToAdmin(page, await newAccount({ name: 'Rikke', role, ...languages }));
		for (const entity of collections) {
			const id = await newDocument(entity);
			for (const locale of ['en', 'da'])
				await test.step(`${entity} in ${locale}`, async () => {
					const expected = (action: Action) => mayDo(role, entity, action, locale);
					const refused = (all: Offers) => all.filter(([action]) => !expected(action));
					await openAdmin(
						page,
						`${admin}/collections/${entity}?where[id][equals]=${id}&locale=${locale}`,
					);
					if (expected('create')) await expect.poll(() => actions(page)).toContain('create');
					if ((await page.locator('thead input[type=checkbox]').count()) > 0)
						await chooseRows(page);
					expect(refused(await offers(page))).toEqual([]);
					await openAdmin(page, `${admin}/collections/${entity}/${id}?locale=${locale}`);
					if (entity === 'pages' && expected('publish'))
						await expect.poll(() => actions(page)).toContain('publish');
					const menu = page.locator('.doc-controls__popup .popup-button');
					if ((await menu.count()) > 0) await menu.click();
					expect(refused(await offers(page))).toEqual([]);
				});
		}
	});
