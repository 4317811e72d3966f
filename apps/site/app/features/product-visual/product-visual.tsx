import type { VisualFieldsFragment } from '~/content/generated/operations';
import { classNames } from '~/ui/class-names';
import { VisualContent } from './visual-content';

interface ProductVisualProps {
	visual: VisualFieldsFragment;
	className?: string;
}

/**
 * A part of the product on a field of the flag: a figure with a caption, whose content is text in the page's language instead of an image
 * (WCAG 1.4.5). Needs no JavaScript.
 */
export function ProductVisual({ visual, className }: ProductVisualProps) {
	return (
		<figure className={classNames('product-field', className)}>
			<div className="mx-auto w-full max-w-[34rem]">
				<VisualContent visual={visual} />
			</div>
			<figcaption className="mx-auto mt-4 w-full max-w-[34rem] text-sm text-muted">
				{visual.caption}
			</figcaption>
		</figure>
	);
}
