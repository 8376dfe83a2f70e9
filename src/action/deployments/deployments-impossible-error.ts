/** There can be no deployments in this run, whatever is tried. */
export class DeploymentsImpossibleError extends Error {
  override readonly name = 'DeploymentsImpossibleError';
  /** What to do. */
  readonly advice: string;

  constructor(message: string, advice: string) {
    super(message);
    this.advice = advice;
  }
}
