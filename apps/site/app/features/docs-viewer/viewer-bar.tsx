import { useMessages } from '~/i18n/context';
import { useTestKey } from './test-key';
import { chooseScheme, useViewerScheme } from './viewer-scheme';

/** The bar above the viewer, with the test mode, a link to the webhook inspector, and a switch for the light scheme. */
export function ViewerBar() {
	const { docs } = useMessages();
	const testKey = useTestKey();
	const isLight = useViewerScheme() === 'light';
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line bg-canvas px-gutter py-1 text-sm text-fg">
			<p role="status" className="flex flex-wrap items-center gap-x-4">
				<span className="text-muted">{docs.testMode}</span>
				{testKey && (
					<a
						href={testKey.inspector}
						target="_blank"
						rel="noopener"
						className="inline-flex min-h-8 items-center text-link underline underline-offset-4"
					>
						{docs.openInspector}
					</a>
				)}
			</p>
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
