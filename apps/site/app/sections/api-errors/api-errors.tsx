import { useMessages } from '~/i18n/context';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { Table } from '~/ui/text/table';
import { headingId, type SectionProps } from '../section-props';

/** A table of all errors of the messaging API; each row can be linked to by its id (content contract, ApiErrorsSection). */
export function ApiErrorsSection({ section }: SectionProps<'ApiErrorsSection'>) {
	const { docs } = useMessages();
	const { heading, text, theme, errors } = section;
	const id = headingId(section);
	return (
		<Section theme={theme} labelledBy={id}>
			<Container>
				<SectionHeader id={id} heading={heading} text={text} />
				<Table caption="" label={heading}>
					<thead>
						<tr>
							<th scope="col">{docs.errorCode}</th>
							<th scope="col">{docs.errorStatus}</th>
							<th scope="col">{docs.errorMeaning}</th>
							<th scope="col">{docs.errorRemedy}</th>
						</tr>
					</thead>
					<tbody>
						{errors.map(({ code, status, title, remedy }) => (
							<tr key={code} id={code}>
								<th scope="row">
									<code translate="no" className="font-mono">
										{code}
									</code>
								</th>
								<td>{status ?? docs.errorAfterwards}</td>
								<td>{title}</td>
								<td>{remedy}</td>
							</tr>
						))}
					</tbody>
				</Table>
			</Container>
		</Section>
	);
}
