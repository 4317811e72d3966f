import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { searchPath } from '#shared/addresses/search-address.ts';
import { docsPath } from '~/features/docs-viewer/addresses';
import { isPlainClick } from '~/features/navigation/content-links';
import { optionalImport } from '~/features/new-builds/reload';
import { useLocale, useMessages } from '~/i18n/context';
import { Link } from '~/ui/actions/link';
import { Icon } from '~/ui/pictures/icon';

/** The properties of a keyboard event that determine if it opens the search. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

const isField = (target: EventTarget | null) =>
	target instanceof Element &&
	target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * True if a key opens the search: / outside fields, K with Ctrl or Cmd anywhere. The script for early keys (`boot/early-keys.ts`) has a short copy of this
 * rule, for keys that are pressed before hydration.
 */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyPress): boolean {
	if (altKey) return false;
	if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
	return key === '/' && !isField(target);
}

type Dialog = typeof import('./search-dialog').default;

/**
 * A link to the search page that opens the search dialog after hydration. A search key that is pressed before hydration is stored in
 * `data-find` by `boot/early-keys.ts`.
 */
export function SearchOpener() {
	const { search } = useMessages();
	const locale = useLocale();
	const { pathname, key } = useLocation();
	const container = useRef<HTMLSpanElement>(null);
	const [Dialog, setDialog] = useState<Dialog | null>(null);
	const [isOpen, setIsOpen] = useState(false);
	const open = useCallback(async () => {
		try {
			const module = await optionalImport(() => import('./search-dialog'));
			setDialog(() => module.default);
			setIsOpen(true);
		} catch (error) {
			console.warn('The search dialog failed to load:', error);
			location.assign(searchPath(locale));
		}
	}, [locale]);
	// The API documentation viewer has its own search on Ctrl+K.
	const isDocs = pathname.startsWith(docsPath(locale));
	useEffect(() => {
		const { dataset } = container.current ?? {};
		const isEnabled = (key: string) => key !== 'k' || !isDocs;
		if (dataset?.find && isEnabled(dataset.find)) void open();
		if (dataset) dataset.find = '';
		const onKeyDown = (event: KeyboardEvent) => {
			if (!isSearchKey(event) || !isEnabled(event.key.toLowerCase())) return;
			event.preventDefault();
			if (dataset) dataset.find = '';
			void open();
		};
		addEventListener('keydown', onKeyDown);
		return () => removeEventListener('keydown', onKeyDown);
	}, [open, isDocs]);
	// Closes the dialog after a navigation.
	useEffect(() => {
		if (key) setIsOpen(false);
	}, [key]);
	return (
		<>
			<span ref={container} data-find="" className="contents">
				<Link
					href={searchPath(locale)}
					aria-label={search.title}
					aria-keyshortcuts={isDocs ? '/' : '/ Control+K Meta+K'}
					onClick={(event) => {
						if (!isPlainClick(event)) return;
						event.preventDefault();
						void open();
					}}
					className="flex size-12 shrink-0 items-center justify-center hover:bg-fg/10 xl:max-2xl:-mr-2 print:hidden"
				>
					<Icon name="search" className="size-5" />
				</Link>
			</span>
			{Dialog && isOpen && <Dialog onClose={() => setIsOpen(false)} />}
		</>
	);
}
