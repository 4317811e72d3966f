import type { ReactNode } from 'react';
import type { VisualFieldsFragment } from '~/content/generated/operations';
import { Drawn } from './drawn';

interface ProductSceneProps {
	visual: VisualFieldsFragment;
	/** The picture behind it. */
	children: ReactNode;
}

/** A part of the product in front of a picture that fills the field; its caption is for those who cannot see what it belongs to. */
export function ProductScene({ visual, children }: ProductSceneProps) {
	return (
		<div className="product-scene">
			<div className="absolute inset-0">{children}</div>
			<figure className="relative w-full max-w-[22rem]">
				<Drawn visual={visual} />
				<figcaption className="sr-only">{visual.caption}</figcaption>
			</figure>
		</div>
	);
}
