import { expect, it } from 'vitest';
import type { Person } from '../../access/person.ts';
import { quickLinks } from './quick-links.ts';

it.each<[Person, string[]]>([
	[{ role: 'author' }, ['pages/create', 'posts/create']],
	[{ role: 'editor' }, ['pages/create', 'posts/create']],
	[{ role: 'publisher' }, ['pages/create', 'posts/create']],
	[{ role: 'admin' }, ['pages/create', 'posts/create']],
	[{ role: 'translator', languages: ['da'] }, []],
	[{ role: 'price-manager' }, ['sms-prices']],
	[{ role: 'price-manager', furtherRoles: ['author'] }, ['pages/create', 'posts/create']],
])('offers %j only links that their roles allow', (person, paths) => {
	expect(quickLinks(person).map(({ path }) => path)).toEqual(paths);
});
