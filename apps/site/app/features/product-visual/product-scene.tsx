import type { ReactNode } from 'react';
import type { VisualFieldsFragment } from '~/content/generated/operations';
import { VisualContent } from './visual-content';

interface ProductSceneProps {
	visual: VisualFieldsFragment;
	/** The background picture. */
	children: ReactNode;
}

/** A part of the product in front of a picture. Only screen readers get the caption. */
export function ProductScene({ visual, children }: ProductSceneProps) {
	return (
		<div className="product-scene">
			<div className="absolute inset-0">{children}</div>
			<figure className="relative w-full max-w-[22rem]">
				<VisualContent visual={visual} />
				<figcaption className="sr-only">{visual.caption}</figcaption>
			</figure>
		</div>
	);
}
