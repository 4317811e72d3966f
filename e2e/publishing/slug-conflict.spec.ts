import { expect, test } from '@playwright/test';
import { chooseInterfaceLanguage, openAdmin, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';
const messages = {
	en: 'The address is already used by another document in this language.',
	da: 'Adressen bruges allerede',
	de: 'Die Adresse wird in dieser Sprache',
};

let backend: Backend;
let slug: string;
let ids: number[];

test.beforeEach(async () => {
	backend = await signIn();
	slug = `taken-${crypto.randomUUID()}`;
	const pages = await Promise.all(
		[slug, `${slug}-2`].map((pageSlug) =>
			backend.create('pages', { title: 'Before', slug: pageSlug, _status: 'draft' }),
		),
	);
	ids = pages.map(({ id }) => id);
});
test.afterEach(async () => {
	for (const id of ids) await backend.remove('pages', id);
});

for (const language of ['en', 'da', 'de'] as const)
	test(`the notice about a slug in use appears during input without overflow, in ${language}`, {
		tag: language === 'da' ? [] : '@everything',
	}, async ({ page }) => {
		await chooseInterfaceLanguage(page.context(), language);
		await signInToAdmin(page);
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 844 });
			await openAdmin(page, `${origin}/admin/collections/pages/${ids[1]}?locale=en`);
			await page.locator('#field-slug').fill(slug);
			const notice = page.getByRole('status').filter({ hasText: messages[language] });
			await expect(notice).toBeVisible();
			const overflow = () =>
				notice.evaluate((element) => [
					element.scrollWidth - element.clientWidth,
					Math.max(0, element.getBoundingClientRect().right - window.innerWidth),
				]);
			await expect.poll(overflow, { message: `${width} px` }).toEqual([0, 0]);
			await page.locator('#field-slug').fill(`${slug}-3`);
			await expect(notice).toHaveCount(0);
			// A form that is opened before it is stored takes it over later, in place of what is entered next.
			const storedSlug = async () =>
				(await backend.first('pages', `draft=true&where[id][equals]=${ids[1]}`)).slug;
			await expect.poll(storedSlug).toBe(`${slug}-3`);
		}
	});
