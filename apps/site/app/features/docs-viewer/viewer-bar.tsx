import { useMessages } from '~/i18n/context';
import { chooseScheme, useViewerScheme } from './viewer-scheme';

/** The bar above the viewer, with a switch for the light scheme. */
export function ViewerBar() {
	const { docs } = useMessages();
	const isLight = useViewerScheme() === 'light';
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line bg-canvas px-gutter py-1 text-sm text-fg">
			<p className="text-muted">{docs.inEnglish}</p>
			<button
				type="button"
				aria-pressed={isLight}
				onClick={() => chooseScheme(isLight ? 'dark' : 'light')}
				className="inline-flex min-h-8 items-center font-bold text-link underline underline-offset-4"
			>
				{docs.lightScheme}
			</button>
		</div>
	);
}
