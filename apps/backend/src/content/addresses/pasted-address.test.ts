import { expect, it } from 'vitest';
import { pastedAddress } from './pasted-address.ts';

const target = 'https://partner.example/a?b=1&c=2';
const encoded = encodeURIComponent(target);
it.each([
	[` ${target}\u200b`, target],
	['\ufeffhttps://partner.example/\u2060a?b=1&c=2\u200e', target],
	[
		`https://eur02.safelinks.protection.outlook.com/?url=${encoded}&data=05%7C02&reserved=0`,
		target,
	],
	[`https://www.google.com/url?sa=t&source=web&rct=j&url=${encoded}&ved=2ahUKE`, target],
	[`https://www.google.dk/url?q=${encoded}&sa=D&source=docs`, target],
	[`https://l.facebook.com/l.php?u=${encoded}&h=AT0`, target],
	[
		`https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${encoded}&locale=da`,
		target,
	],
	[
		'https://urldefense.com/v3/__https://partner.example/a__;!!abc!xyz$',
		'https://partner.example/a',
	],
])('%j means %j', (pasted, expected) => expect(pastedAddress(pasted)).toBe(expected));

it.each([
	'https://www.google.com/search?q=https://partner.example',
	'https://www.google.com/?q=https://partner.example',
	'https://www.google.com/url?q=javascript:alert(1)',
	'/about',
	'',
])('leaves %j', (address) => expect(pastedAddress(address)).toBe(address));
