// @vitest-environment happy-dom
import { act, Component, type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isPageIncomplete } from './incomplete-page';
import { lazyPart } from './lazy-part';
import { PagePart } from './page-part';

let root: Root | undefined;
const container = document.createElement('div');

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.spyOn(console, 'error').mockImplementation(() => {});
	document.documentElement.lang = 'en-US';
	document.body.append(container);
});
afterEach(async () => {
	await act(async () => root?.unmount());
	container.remove();
	vi.restoreAllMocks();
});

/** A part with a text, a field and a counter, whose code throws once the counter is at `breaksAt`, in the browser only. */
function Counter({ name, breaksAt }: { name: string; breaksAt?: number | undefined }) {
	const [count, setCount] = useState(0);
	if (isInBrowser && count === breaksAt) throw new Error(`${name} is broken`);
	return (
		<form aria-label={name}>
			Hello <b>{name}</b> <input name={name} />
			<button type="button" onClick={() => setCount(count + 1)}>
				{count}
			</button>
		</form>
	);
}

let isInBrowser = false;

/** Shows the server's HTML of two parts, changes it, types into the first part, and hydrates it. */
async function hydrate(change: (form: HTMLFormElement) => void, breaksAt?: number) {
	const page = (
		<>
			<PagePart>
				<Counter name="first" breaksAt={breaksAt} />
			</PagePart>
			<PagePart>
				<Counter name="second" />
			</PagePart>
		</>
	);
	isInBrowser = false;
	container.innerHTML = renderToString(page);
	isInBrowser = true;
	const form = container.querySelector('form');
	if (!form) throw new Error('no form');
	change(form);
	const field = form.querySelector('input');
	if (field) field.value = 'typed';
	field?.focus();
	await act(async () => {
		root = hydrateRoot(container, page);
	});
	const click = async (name: string) => {
		const button = container.querySelector<HTMLElement>(`[aria-label=${name}] button`);
		await act(async () => button?.click());
		return button?.textContent;
	};
	return { form, click };
}

/** Expects that the first part is still the server's form with the visitor's text, and that the second part is interactive. */
async function expectKept({ form, click }: Awaited<ReturnType<typeof hydrate>>) {
	expect(container.querySelector('form')).toBe(form);
	expect(form.querySelector('input')?.value).toBe('typed');
	expect(document.activeElement).toBe(form.querySelector('input'));
	const html = form.innerHTML;
	await click('first');
	expect(form.innerHTML).toBe(html);
	expect(await click('second')).toBe('1');
	expect(isPageIncomplete()).toBe(true);
}

it('hydrates parts with the server’s markup', async () => {
	const { click } = await hydrate(() => {});
	expect(await click('first')).toBe('1');
});

it('keeps a part that was changed before React starts', async () => {
	const page = await hydrate((form) => {
		form.querySelector('b')?.replaceChildren('foerste');
		form.closest('[data-part]')?.setAttribute('data-changed', '');
	});
	expect(console.error).not.toHaveBeenCalled();
	await expectKept(page);
});

it('keeps a part that differs from the server’s markup for another reason', async () => {
	await expectKept(await hydrate((form) => form.prepend(document.createElement('span'))));
});

it('keeps a part whose code throws during hydration', async () => {
	await expectKept(await hydrate(() => {}, 0));
	expect(console.error).toHaveBeenCalled();
});

it('keeps a part whose code throws later', async () => {
	const page = await hydrate(() => {}, 1);
	await page.click('first');
	await expectKept(page);
});

it('passes on the error of a part that is not in the document yet', async () => {
	await hydrate(() => {});
	await act(async () =>
		root?.render(
			<Catcher>
				<PagePart>
					<Counter name="new" breaksAt={0} />
				</PagePart>
			</Catcher>,
		),
	);
	expect(container.textContent).toBe('new is broken');
});

it('waits for the code of a part, also if what surrounds it changes meanwhile', async () => {
	const code = Promise.withResolvers<typeof Counter>();
	const Lazy = lazyPart(() => code.promise);
	const page = (name: string, Part: typeof Lazy | typeof Counter) => (
		<PagePart>
			<h1>{name}</h1>
			<PagePart>
				<Part name={name} />
			</PagePart>
		</PagePart>
	);
	container.innerHTML = renderToString(page('first', Counter));
	const form = container.querySelector('form');
	await act(async () => {
		root = hydrateRoot(container, page('first', Lazy));
	});
	await act(async () => root?.render(page('second', Lazy)));
	expect(container.querySelector('h1')?.textContent).toBe('second');
	expect(container.querySelector('form')).toBe(form);
	await act(async () => code.resolve(Counter));
	await expect.poll(() => form?.ariaLabel ?? form?.getAttribute('aria-label')).toBe('second');
	expect(container.querySelector('form')).toBe(form);
});

class Catcher extends Component<{ children: ReactNode }, { error?: Error }> {
	override state: { error?: Error } = {};
	static getDerivedStateFromError = (error: Error) => ({ error });
	override render() {
		return this.state.error?.message ?? this.props.children;
	}
}
