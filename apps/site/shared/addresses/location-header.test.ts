import { expect, it } from 'vitest';
import { locationHeader } from './location-header.ts';

it.each([
	['/Łódź/Привет', '/%C5%81%C3%B3d%C5%BA/%D0%9F%D1%80%D0%B8%D0%B2%D0%B5%D1%82'],
	['/pricing\u200b', '/pricing%E2%80%8B'],
	['/größe?q=grün&b=1#ö', '/gr%C3%B6%C3%9Fe?q=gr%C3%BCn&b=1#%C3%B6'],
	['https://bücher.example/å', 'https://xn--bcher-kva.example/%C3%A5'],
	['https://faß.example', 'https://xn--fa-hia.example/'],
	// Encoded parts stay, also in another encoding than UTF-8.
	['/s%C3%B8g/%F6?a=b%20c+d', '/s%C3%B8g/%F6?a=b%20c+d'],
	['/100%/Łódź|x', '/100%25/%C5%81%C3%B3d%C5%BA%7Cx'],
	['/a b?c d', '/a%20b?c%20d'],
	['/emoji/😀/\ud800', '/emoji/%F0%9F%98%80/%EF%BF%BD'],
	['/.//evil.example', '/.//evil.example'],
	['/x\r\nset-cookie: a=b', '/xset-cookie:%20a=b'],
	['http://[::1]:3000/', 'http://[::1]:3000/'],
	['https://', 'https://'],
])('%s is sent as %s', (address, expected) => {
	expect(locationHeader(address)).toBe(expected);
	expect(locationHeader(expected)).toBe(expected);
	expect(() => new Headers({ location: locationHeader(address) })).not.toThrow();
});
