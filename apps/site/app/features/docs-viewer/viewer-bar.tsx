import type { ReactNode } from 'react';
import { useMessages } from '~/i18n/context';

/** The bar above the documentation, as high without the viewer's switch as with it. */
export function ViewerBar({ children }: { children?: ReactNode }) {
	const { docs } = useMessages();
	return (
		<div className="flex min-h-[2.5625rem] flex-wrap items-center justify-between gap-x-6 border-b border-line bg-canvas px-gutter py-1 text-sm text-fg">
			<p className="text-muted">{docs.inEnglish}</p>
			{children}
		</div>
	);
}
