import { expect, it } from 'vitest';
import type { Person } from '../../access/person.ts';
import { beginnings } from './beginnings.ts';

it.each<[Person, string[]]>([
	[{ role: 'author' }, ['pages/create', 'posts/create']],
	[{ role: 'editor' }, ['pages/create', 'posts/create']],
	[{ role: 'publisher' }, ['pages/create', 'posts/create']],
	[{ role: 'admin' }, ['pages/create', 'posts/create']],
	[{ role: 'translator', languages: ['da'] }, []],
	[{ role: 'price-manager' }, ['sms-prices']],
	[{ role: 'price-manager', furtherRoles: ['author'] }, ['pages/create', 'posts/create']],
])('offers %j only what their roles allow', (person, paths) => {
	expect(beginnings(person).map(({ path }) => path)).toEqual(paths);
});
