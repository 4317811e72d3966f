/** The reason why the program cannot start, for operators: one line that names the variable or address, without a stack. */
export class StartProblem extends Error {
	override name = 'StartProblem';
}
