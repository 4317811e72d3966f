import { classNames } from '~/ui/class-names';
import { themeClass } from '~/ui/page/section';
import { Icon } from '~/ui/pictures/icon';
import { Heading } from '~/ui/text/heading';
import { Unbroken } from '~/ui/text/unbroken';
import type { BlogElementProps } from '../element';

/** A checklist on a tinted background; each item has a title and a sentence. */
export function BlogFeatureList({ element, headingLevel }: BlogElementProps<'BlogFeatureList'>) {
	return (
		<div className={classNames(themeClass('tinted'), 'max-w-[54rem] p-6 md:p-10')}>
			{element.heading !== '' && (
				<Heading level={headingLevel} size="item" className="mb-6">
					{element.heading}
				</Heading>
			)}
			<ul className="grid gap-x-10 gap-y-5">
				{element.features.map((feature) => (
					<li key={feature.title + feature.text} className="flex gap-4">
						<span
							aria-hidden="true"
							className="mt-0.5 flex size-6 shrink-0 items-center justify-center bg-secondary text-on-secondary"
						>
							<Icon name="check" className="size-4" />
						</span>
						<p className="min-w-0">
							<strong className="font-bold">{feature.title}</strong>
							<span className="block text-muted">
								<Unbroken>{feature.text}</Unbroken>
							</span>
						</p>
					</li>
				))}
			</ul>
		</div>
	);
}
