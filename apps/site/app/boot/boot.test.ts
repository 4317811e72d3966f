import { expect, it } from 'vitest';
import boot from './boot.ts?inline-script';
import { deferStart } from './defer-start.server';

it('is at most 2 KB', () => {
	expect(Buffer.byteLength(boot)).toBeLessThanOrEqual(2048);
});

it('is a classic script: nothing is imported before it is needed', () => {
	expect(() => new Function(boot)).not.toThrow();
	expect(boot).not.toMatch(/import\s*['"{]/);
});

it('logs when the application’s entry can’t be loaded', () => {
	const page = deferStart(
		'<script nonce="mark" type="module" async="">import "/a.js";\n  import("/entry.js");</script>',
		'mark',
	);
	expect(page).toContain(
		'import("/entry.js").catch((error)=>console.error("Error while mounting app:",error));</script>',
	);
});
