// @vitest-environment ./test/dom/environment.ts
import { expect, it } from 'vitest';
import { repairOnce } from './repair-accessibility';

const words = {
	copy: 'Copy',
	search: 'Search',
	moreLanguages: 'More',
	basePath: '/da/docs',
	words: new Map([['Body', 'Indhold']]),
};

function repair(html: string): string {
	const root = document.createElement('div');
	root.innerHTML = html;
	repairOnce(root, words);
	const once = root.innerHTML;
	repairOnce(root, words);
	expect(root.innerHTML).toBe(once);
	return once;
}

it.each([
	['<main></main>', '<main role="region"></main>'],
	['<button class="code-copy"></button>', '<button class="code-copy" aria-label="Copy"></button>'],
	[
		'<button role="search" class="bg-sidebar-b-search"></button>',
		'<button class="bg-sidebar-b-search" aria-label="Search"></button>',
	],
	[
		'<section id="api/tag/e-mail"><a class="endpoint"><span>get</span><span>/Prices/{id}</span></a></section>',
		'<section id="api/tag/e-mail"><a class="endpoint" href="/da/docs/tag/e-mail/get/prices/:id"><span>get</span><span>/Prices/{id}</span></a></section>',
	],
	['<h4> Body </h4><pre>Body</pre>', '<h4> Indhold </h4><pre>Body</pre>'],
	['<button aria-selected="true">A</button>', '<button aria-current="true">A</button>'],
	['<button aria-current="true" aria-selected="false">A</button>', '<button>A</button>'],
	[
		'<div role="tablist" class="client-libraries-list"><button role="tab" aria-selected="true">A</button></div>',
		'<div role="group" class="client-libraries-list"><button aria-current="true">A</button></div>',
	],
	[
		'<div role="tablist"><button role="tab" aria-selected="true">A</button></div>',
		'<div role="tablist"><button role="tab" aria-selected="true">A</button></div>',
	],
])('%s becomes %s', (before, after) => {
	expect(repair(before)).toBe(after);
});
