import { expect, it } from 'vitest';
import { type Role, roles } from '../../../access/rights.ts';
import { isListedFor, openGroups } from './entries.ts';

/** The groups of the navigation for a role, as the configuration has them. */
const groupsOf = (role: Role) =>
	[
		{ label: 'Content', entities: ['pages', 'posts', 'products', 'categories', 'authors'] },
		{ label: 'In progress', entities: ['releases', 'translation-states'] },
		{ label: 'Library', entities: ['media', 'media-tags'] },
		{ label: 'Forms', entities: ['forms', 'form-submissions'] },
		{
			label: 'Prices',
			entities: [
				...['countries', 'operators', 'sms-prices', 'subscription-prices', 'rcs-prices'],
				...['email-price-tiers', 'country-guides'],
			],
		},
		{ label: 'People', entities: ['users', 'api-tokens', 'audit-entries', 'sign-in'] },
		{ label: 'Site', entities: ['redirects', 'header', 'footer', 'brand', 'site-settings'] },
	]
		.map(({ label, entities }) => ({
			label,
			entities: entities.filter((slug) => isListedFor({ role }, slug)),
		}))
		.filter(({ entities }) => entities.length > 0);

it('lists for a price manager prices only, all of them open', () => {
	const groups = groupsOf('price-manager');
	expect(groups.map(({ label, entities }) => [label, entities.length])).toEqual([['Prices', 7]]);
	expect([...openGroups(groups, 3, {})]).toEqual(['Prices']);
});

it('lists for a translator what can be translated, and no other people', () => {
	const slugs = groupsOf('translator').flatMap(({ entities }) => entities);
	expect(slugs).toContain('translation-states');
	for (const slug of ['releases', 'users', 'sms-prices', 'countries', 'redirects'])
		expect(slugs).not.toContain(slug);
});

it.each(roles)('shows at most 15 lines to a new account: %s', (role) => {
	const groups = groupsOf(role);
	const open = openGroups(groups, 3, {});
	const lines = groups.flatMap(({ label, entities }) => (open.has(label) ? entities : []));
	expect(open.size).toBeGreaterThan(0);
	expect(3 + groups.length + lines.length).toBeLessThanOrEqual(15);
});

it('keeps the groups that the user opened or folded', () => {
	const open = openGroups(groupsOf('admin'), 3, {
		People: { open: true },
		Content: { open: false },
	});
	expect(open.has('People')).toBe(true);
	expect(open.has('Content')).toBe(false);
});
