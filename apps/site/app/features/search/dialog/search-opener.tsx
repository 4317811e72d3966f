import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { searchPath } from '#shared/addresses/search-address.ts';
import { docsPath } from '~/features/docs-viewer/addresses';
import { optionalImport } from '~/features/new-builds/optional-import';
import { useLocale, useMessages } from '~/i18n/context';
import { Link } from '~/ui/actions/link';
import { Icon } from '~/ui/pictures/icon';
import { opensSearch } from './search-key';

type Dialog = typeof import('./search-dialog').default;

/** Whether a click is for this tab, and not for another one or a menu. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
	button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/**
 * Leads to the search page, and once React is there opens the search over the page. A key of the search that was pressed before React
 * is noted at the link by the start script (`boot/boot.ts`).
 */
export function SearchOpener() {
	const { search } = useMessages();
	const locale = useLocale();
	const { pathname, key } = useLocation();
	const place = useRef<HTMLSpanElement>(null);
	const [Dialog, setDialog] = useState<Dialog | null>(null);
	const [isOpen, setIsOpen] = useState(false);
	const open = useCallback(async () => {
		try {
			const module = await optionalImport(() => import('./search-dialog'));
			setDialog(() => module.default);
			setIsOpen(true);
		} catch (error) {
			console.warn('The search over the page failed to load:', error);
			location.assign(searchPath(locale));
		}
	}, [locale]);
	// The viewer of the API documentation has a search of its own with the other key.
	const isDocs = pathname.startsWith(docsPath(locale));
	useEffect(() => {
		const { dataset } = place.current ?? {};
		const opens = (key: string) => key !== 'k' || !isDocs;
		if (dataset?.find && opens(dataset.find)) void open();
		if (dataset) dataset.find = '';
		const onKeyDown = (event: KeyboardEvent) => {
			if (!opensSearch(event) || !opens(event.key.toLowerCase())) return;
			event.preventDefault();
			if (dataset) dataset.find = '';
			void open();
		};
		addEventListener('keydown', onKeyDown);
		return () => removeEventListener('keydown', onKeyDown);
	}, [open, isDocs]);
	// What was chosen is shown: the search has done its work.
	useEffect(() => {
		if (key) setIsOpen(false);
	}, [key]);
	return (
		<>
			<span ref={place} data-find="" className="contents">
				<Link
					href={searchPath(locale)}
					aria-label={search.title}
					aria-keyshortcuts={isDocs ? '/' : '/ Control+K Meta+K'}
					onClick={(event) => {
						if (!isPlain(event)) return;
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
