import type { ReactNode } from 'react';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { blockAttribute } from './blocks';

/** In a live preview, marks its children with the id of their stored block; elsewhere it adds nothing. */
export function BlockMark({ block, children }: { block: string; children: ReactNode }) {
	const { preview } = useSharedContent();
	if (preview !== 'live') return children;
	return (
		<div {...{ [blockAttribute]: block }} className="contents">
			{children}
		</div>
	);
}
