import type { ProductFieldsFragment } from '~/content/generated/operations';
import { useMessages } from '~/i18n/context';
import { Tooltip } from '~/ui/actions/tooltip';
import { Icon } from '~/ui/pictures/icon';

/** The features of a product, with the editors' explanations as tooltips. */
export function ProductFeatures({ features }: { features: ProductFieldsFragment['featureBoxes'] }) {
	const messages = useMessages();
	if (features.length === 0) return null;
	return (
		<ul aria-label={messages.included} className="my-8 grid gap-2.5">
			{features.map(({ text, tooltip, tooltipText }) => (
				<li key={text} className="flex items-start gap-3">
					<Icon name="check" className="mt-1 size-5 text-mark" />
					<span className="grow">{text}</span>
					{tooltip && tooltipText && (
						<Tooltip label={messages.moreAbout(text)}>{tooltipText}</Tooltip>
					)}
				</li>
			))}
		</ul>
	);
}
