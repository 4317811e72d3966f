import { expect, it } from 'vitest';
import { nameFor, typeOfName } from './media-types.ts';

it.each([
	['holiday.html', 'image/svg+xml', 'holiday.svg'],
	['photo.JPEG', 'image/jpeg', 'photo.jpeg'],
	['photo.png', 'image/jpeg', 'photo.jpg'],
	['photo', 'image/png', 'photo.png'],
	['archive.tar.gz', 'application/json', 'archive.tar.json'],
	['Blå himmel (2).webp', 'image/webp', 'Blå himmel (2).webp'],
	['50 % 1/2 \u0000"x".gif', 'image/gif', '50 - 1-2 -x-.gif'],
	['../../etc/passwd.png', 'image/png', 'etc-passwd.png'],
	['.htaccess', 'image/png', 'htaccess.png'],
	['..svg', 'image/svg+xml', 'file.svg'],
	['CON.png', 'image/png', 'CON_.png'],
	['lpt1.old.png', 'image/png', 'lpt1_.old.png'],
	['Con .png', 'image/png', 'Con_.png'],
	['aux .old.png', 'image/png', 'aux_ .old.png'],
	['COM¹.jpg', 'image/jpeg', 'COM¹_.jpg'],
	['com10.jpg', 'image/jpeg', 'com10.jpg'],
	['photo. .png', 'image/png', 'photo.png'],
	[`${'写'.repeat(100)}.png`, 'image/png', `${'写'.repeat(60)}.png`],
	[`${'a'.repeat(178)}𝐀.png`, 'image/png', `${'a'.repeat(120)}.png`],
	['console.png', 'image/png', 'console.png'],
	['%00.svg', 'image/svg+xml', '00.svg'],
	[`${'x'.repeat(300)}.mp4`, 'video/mp4', `${'x'.repeat(120)}.mp4`],
] as const)('%s of type %s is named %s', (name, type, expected) => {
	expect(nameFor(name, type)).toBe(expected);
	expect(typeOfName(expected)).toBe(type);
});

it.each(['page.html', 'photo.png.html', 'photo', 'x.svgz', ''])('%s has no type', (name) => {
	expect(typeOfName(name)).toBeUndefined();
});
