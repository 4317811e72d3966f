/** Why the program can't start, told to operators in one line that names the variable or address; no stack helps them. */
export class StartProblem extends Error {
	override name = 'StartProblem';
}
