import { expect, it } from 'vitest';
import { contentFile } from './file-path.ts';

it.each([
	['/media/a.png', '/media/a.png'],
	['/wp-content/uploads/2026/11/a-1024x683.JPG', '/wp-content/uploads/2026/11/a-1024x683.JPG'],
	[
		'/wp-content/uploads/Preis%20liste%20(neu)%2C%202.pdf',
		'/wp-content/uploads/Preis%20liste%20(neu)%2C%202.pdf',
	],
	['/uploads/bl%C3%A5b%C3%A6r&co.png', '/uploads/bl%C3%A5b%C3%A6r%26co.png'],
	['/@cdn.example:8080/x/a.png', '/@cdn.example:8080/x/a.png'],
])('%s is a file path', (path, expected) => expect(contentFile(path)?.path).toBe(expected));

it.each([
	'/admin',
	'/',
	'',
	'/media/',
	'/.env.png',
	'/media/.hidden.png',
	'/media/../admin.png',
	'/media/..%2fadmin.png',
	'/media/%2e%2e/admin.png',
	'/media/..%5cadmin.png',
	'/media/%252e%252e%252fadmin.png',
	'/media//a.png',
	'/media/a%00.png',
	'/media/%ff.png',
	`/${'a/'.repeat(12)}a.png`,
	`/${'a'.repeat(300)}.png`,
])('%s is rejected', (path) => expect(contentFile(path)).toBeNull());
