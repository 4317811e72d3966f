import type { VisualFieldsFragment } from '~/content/generated/operations';
import { classNames } from '~/ui/class-names';
import { Drawn } from './drawn';

interface ProductVisualProps {
	visual: VisualFieldsFragment;
	className?: string;
}

/**
 * A part of the product on a field of the flag, drawn as text of the page's language: a figure with its caption (WCAG 1.4.5), complete
 * without JavaScript.
 */
export function ProductVisual({ visual, className }: ProductVisualProps) {
	return (
		<figure className={classNames('product-field', className)}>
			<div className="mx-auto w-full max-w-[34rem]">
				<Drawn visual={visual} />
			</div>
			<figcaption className="mx-auto mt-4 w-full max-w-[34rem] text-sm text-muted">
				{visual.caption}
			</figcaption>
		</figure>
	);
}
