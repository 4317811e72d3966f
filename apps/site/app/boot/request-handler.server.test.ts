import { data } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PartDeduplicator } from './request-handler.server';

const author = () => ({ name: 'Engineering team', avatar: { url: '/a.svg', width: 256 } });

describe('EqualParts', () => {
	it('replaces equal parts by one object, anywhere in the data', () => {
		const data = { posts: [{ author: author() }, { author: author() }], by: [author().avatar] };
		const shared = new PartDeduplicator().share(data);
		expect(shared).toEqual(data);
		expect(shared.posts[0]).toBe(shared.posts[1]);
		expect(shared.by[0]).toBe(shared.posts[0]?.author.avatar);
	});

	it('shares parts between the data of several loaders', () => {
		const parts = new PartDeduplicator();
		expect(parts.share({ footer: author() }).footer).toBe(parts.share([author()])[0]);
	});

	it('does not merge values of different types or structures', () => {
		const values = [
			{ a: 1 },
			{ a: '1' },
			{ a: [1] },
			{ a: { 0: 1 } },
			{ a: null },
			{},
			[],
			['a:1'],
		];
		const shared = new PartDeduplicator().share(values);
		expect(shared).toEqual(values);
		expect(new Set(shared).size).toBe(values.length);
	});

	it('shares parts of data with a status, and does not change a response', () => {
		const parts = new PartDeduplicator();
		const response = new Response('text');
		expect(parts.share(response)).toBe(response);
		const dataWithInit = data({ first: author(), second: author() }, { status: 503 });
		const shared = parts.share(dataWithInit);
		expect(shared).toBeInstanceOf(dataWithInit.constructor);
		expect(shared.init).toEqual({ status: 503 });
		expect(shared.data.first).toBe(shared.data.second);
	});
});
