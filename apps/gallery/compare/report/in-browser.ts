// Runs in the browser as a script of the report, after its types are stripped.
const form = document.querySelector<HTMLFormElement>('.bar');
const main = document.querySelector('main');
if (form && main) start(form, main);

function start(bar: HTMLFormElement, list: HTMLElement): void {
	const articles = [...document.querySelectorAll<HTMLElement>('article')];
	const count = bar.querySelector('output');
	const emptyNotice = document.getElementById('none');
	const selection = (name: string) => String(new FormData(bar).get(name) ?? '');

	/** Sets the controls from the URL, so that a shared link shows the same view. */
	function readUrl(): void {
		for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
			const control = bar.elements.namedItem(name);
			if (control instanceof RadioNodeList || control instanceof HTMLSelectElement)
				control.value = value;
		}
	}

	function update(): void {
		const matches = articles.filter((article) => {
			const { part = '', lang, scheme, width } = article.dataset;
			const isVisible =
				part.startsWith(selection('part')) &&
				['', lang].includes(selection('lang')) &&
				['', scheme].includes(selection('scheme')) &&
				['', width].includes(selection('width'));
			article.hidden = !isVisible;
			return isVisible;
		});
		const byShare = selection('order') !== 'part';
		const sorted = articles.toSorted((a, b) =>
			byShare
				? Number(b.dataset.share) - Number(a.dataset.share)
				: (a.dataset.part ?? '').localeCompare(b.dataset.part ?? ''),
		);
		list.prepend(...sorted);
		list.dataset.mode = selection('mode');
		if (count) count.textContent = `${matches.length} of ${articles.length}`;
		if (emptyNotice) emptyNotice.hidden = matches.length > 0;
		const entries = [...new FormData(bar)].map(([name, value]) => [name, String(value)]);
		const nonDefaults = entries.filter(
			([, value]) => value !== '' && value !== 'side' && value !== 'share',
		);
		history.replaceState(null, '', `#${new URLSearchParams(nonDefaults)}`);
	}

	/** Scrolls to the next or previous comparison. */
	function step(by: 1 | -1): void {
		const top = bar.offsetHeight + 24;
		const visibleArticles = articles
			.filter(({ hidden }) => !hidden)
			.sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);
		const tops = visibleArticles.map((article) => article.getBoundingClientRect().top - top);
		const next = by === 1 ? tops.findIndex((y) => y > 4) : tops.findLastIndex((y) => y < -4);
		visibleArticles[next]?.scrollIntoView();
	}

	addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
		const isSelect = target instanceof HTMLSelectElement;
		if (isSelect || ctrlKey || metaKey || altKey) return;
		if (key === 'j') step(1);
		if (key === 'k') step(-1);
		const modes = [...bar.querySelectorAll<HTMLInputElement>('[name=mode]')];
		const mode = modes[Number(key) - 1];
		if (!mode) return;
		mode.checked = true;
		update();
	});
	list.addEventListener('input', ({ target }) => {
		if (!(target instanceof HTMLInputElement)) return;
		target.parentElement?.style.setProperty('--cut', `${target.value}%`);
	});
	bar.addEventListener('change', update);
	addEventListener('hashchange', () => {
		readUrl();
		update();
	});
	new ResizeObserver(() => {
		list.style.setProperty('--bar', `${bar.offsetHeight}px`);
	}).observe(bar);
	readUrl();
	update();
}
