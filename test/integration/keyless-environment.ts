/** Environment of this process without the machine's model settings. */
export function keylessEnvironment(): NodeJS.ProcessEnv {
  const { OPENAI_API_KEY: _key, OPENAI_BASE_URL: _url, VOYAGER_MODEL: _model, ...environment } = process.env
  return environment
}
